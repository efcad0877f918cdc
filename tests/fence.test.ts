import { ESLint } from 'eslint';
import t from 'tap';

const eslint = new ESLint();
const breachesOf = async (filePath: string, imported: string) => {
  const [result] = await eslint.lintText(`import { x } from '${imported}';\nexport const y = x;\n`, { filePath });
  return result?.messages.filter((message) => message.ruleId === 'no-restricted-imports').length;
};

t.test('the import fence falls on planted breaches', async (t) => {
  const planted: [string, string][] = [
    ['src/shared/planted.ts', '../content/site.ts'],
    ['src/content/planted.ts', '../components/hero.tsx'],
    ['src/components/planted.tsx', '../features/errors/not-found-page.tsx'],
    ['src/features/errors/planted.tsx', '../layout/footer.tsx'],
    ['src/features/layout/planted.tsx', '../../routes.tsx'],
    ['src/features/layout/planted.tsx', '../../../server/config.ts'],
    ['src/paths.ts', './content/site.ts'],
    ['server/store/planted.ts', '../services/portfolio.ts'],
    ['server/services/planted.ts', 'fastify'],
    ['server/services/planted.ts', '../routes/pages.ts'],
    ['server/plugins/planted.ts', '../routes/pages.ts'],
    ['server/routes/planted.ts', '../../src/components/hero.tsx'],
    ['server/services/planted.ts', '../../scripts/build.ts'],
  ];
  for (const [file, imported] of planted) t.equal(await breachesOf(file, imported), 1, `${file} may not import ${imported}`);
});

t.test('the import fence lets through what the plan allows', async (t) => {
  const allowed: [string, string][] = [
    ['src/features/errors/planted.tsx', '../../components/hero.tsx'],
    ['src/components/planted.tsx', '../content/site.ts'],
    ['src/content/planted.ts', '../shared/picture.ts'],
    ['server/routes/planted.ts', '../services/portfolio.ts'],
    ['server/services/planted.ts', '../../src/shared/picture.ts'],
    ['server/services/planted.ts', '../store/store.ts'],
  ];
  for (const [file, imported] of allowed) t.equal(await breachesOf(file, imported), 0, `${file} may import ${imported}`);
});
