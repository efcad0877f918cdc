const steps = [320, 640, 960, 1280, 1600];

/**
 * The widths in pixels that a picture is served in, ascending: the steps that do not enlarge it, and its own width
 * where it is more than a tenth above the largest of them.
 */
export function pictureWidths(width: number): number[] {
  const widths = steps.filter((step) => step <= width);
  const largest = widths.at(-1) ?? 0;
  return width > largest * 1.1 ? [...widths, width] : widths;
}
