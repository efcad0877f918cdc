import t from 'tap';

/** The tests of `src`, in one process: starting one for each of them took six times as long as they do. Theirs wait for this one. */
t.test('every file is there', async (t) => {
  const files = Object.values(import.meta.glob('./src/**/*.test.ts'));
  for (const load of files) await load();
  t.ok(files.length > 20, `${files.length} files`);
});
