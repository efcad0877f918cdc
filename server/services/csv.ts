/** Rows as RFC 4180 text with a byte order mark, so that spreadsheets read it as UTF-8. */
export function csv(header: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  return '\uFEFF' + [header, ...rows].map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(value = ''): string {
  // A spreadsheet would run a visitor's text that begins like this as a formula.
  const text = /^[\s]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
