import t from 'tap';

/**
 * Runs test files in one process. One of its own costs a file about a second of CPU: for what it imports, and for its
 * browser. Their tests wait until all files are there, so none may wait for a test while it is loaded.
 */
export function together(files: Record<string, () => Promise<unknown>>): void {
  void t.test('every file is there', async (t) => {
    for (const load of Object.values(files)) await load();
    t.ok(Object.keys(files).length > 0, `${Object.keys(files).length} files`);
  });
}
