import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Requirement = { id: string; text: string; decisions: string[]; tests: string[] };

/**
 * The requirements of tests/requirements.md with the test files that name each, by its own number or by a
 * range such as R001–R191 being spelled out; a requirement is also held by a test that names its decision.
 */
export async function readRequirements(): Promise<Requirement[]> {
  const text = await readFile('tests/requirements.md', 'utf8');
  const named = await namedInTests();
  return [...text.matchAll(/^(R\d{3})\. (.+)$/gm)].map(([, id = '', statement = '']) => {
    const decisions = [...statement.matchAll(/\[(D\d\d)\]/g)].map((match) => match[1] ?? '');
    const tests = [...new Set([id, ...decisions].flatMap((name) => named.get(name) ?? []))].sort();
    return { id, text: statement, decisions, tests };
  });
}

/** Test files by the R- and D-numbers that stand in the names of their tests; `R038–R040` names all three. */
async function namedInTests(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const file of await readdir('tests', { recursive: true })) {
    if (!file.endsWith('.test.ts') && !file.endsWith('store-contract.ts')) continue;
    const source = await readFile(path.join('tests', file), 'utf8');
    for (const name of source.match(testName) ?? []) {
      for (const number of numbersIn(name)) {
        const files = found.get(number) ?? [];
        if (!files.includes(file)) found.set(number, [...files, file]);
      }
    }
  }
  return found;
}

/** The first argument of a test or an assertion's message that begins with a number. */
const testName = /(['"`])[^'"`\n]*\b[RD]\d{2,3}\b[^'"`\n]*\1/g;

function numbersIn(name: string): string[] {
  const ranges = [...name.matchAll(/\b([RD])(\d{2,3})\s*[–-]\s*\1?(\d{2,3})\b/g)].flatMap(([, letter = '', from = '', to = '']) =>
    Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, index) => letter + String(Number(from) + index).padStart(from.length, '0')),
  );
  return [...ranges, ...(name.match(/\b[RD]\d{2,3}\b/g) ?? [])];
}

/** Prints the table and sets the exit code to 1 when a requirement has no test. */
async function main() {
  const requirements = await readRequirements();
  for (const { id, text, tests } of requirements) console.log(`${id}  ${tests.length > 0 ? tests.join(', ') : 'NO TEST'}${tests.length > 0 ? '' : `  ${text}`}`);
  const open = requirements.filter((requirement) => requirement.tests.length === 0);
  console.log(`\n${requirements.length - open.length} of ${requirements.length} requirements have a test`);
  if (open.length > 0) process.exitCode = 1;
}

if (process.argv[1] && import.meta.filename === path.resolve(process.argv[1])) await main();
