import { readdirSync } from 'node:fs';
import tseslint from 'typescript-eslint';

/** The one-way rule: what the files of a folder may not import. The wider folders stand first: later rules replace them. */
const fence = [
  { files: '{src,server}/**', not: ['scripts', 'tests'] },
  { files: 'server/**', not: ['src/api', 'src/components', 'src/features', 'src/styles', 'src/routes', 'src/app', 'src/entry-server', 'src/entry-client'] },
  { files: 'src/*.{ts,tsx}', not: ['server'] },
  { files: 'src/shared/**', not: ['content', 'api', 'components', 'features', 'routes', 'server'] },
  { files: 'src/paths.ts', not: ['**'] },
  { files: 'src/content/**', not: ['api', 'components', 'features', 'routes', 'server'] },
  { files: 'src/api/**', not: ['components', 'features', 'routes', 'server'] },
  { files: 'src/components/**', not: ['features', 'routes', 'server'] },
  { files: 'src/features/**', not: ['routes', 'server'] },
  { files: 'server/config.ts', not: ['store', 'media', 'services', 'plugins', 'routes', 'ssr'] },
  { files: 'server/store/**', not: ['media', 'services', 'plugins', 'routes', 'ssr'] },
  { files: 'server/media/**', not: ['services', 'plugins', 'routes', 'ssr'] },
  { files: 'server/services/**', not: ['plugins', 'routes', 'ssr', 'fastify'] },
  { files: 'server/plugins/**', not: ['routes', 'ssr'] },
  { files: 'server/ssr/**', not: ['routes', 'plugins', 'services'] },
];

/** Features never import each other; the layout is a feature too. */
const features = readdirSync(new URL('src/features', import.meta.url)).map((feature) => ({
  files: `src/features/${feature}/**`,
  not: readdirSync(new URL('src/features', import.meta.url))
    .filter((other) => other !== feature)
    .map((other) => `../${other}`),
}));

function patternsOf(name) {
  if (name === '**') return ['*'];
  if (name === 'fastify') return ['fastify', '@fastify/*'];
  if (name.startsWith('../')) return [`${name}/**`, `../${name}/**`];
  return [`**/${name}/**`, `**/${name}.ts`, `**/${name}.tsx`, `./${name}/**`, `../${name}/**`];
}

/** ESLint takes the last matching configuration of a rule, so each file gets one with all that concerns it. */
function fenceConfigs() {
  const all = [...fence, ...features];
  const wide = all.filter(({ files }) => /^(server|\{src,server\})\/\*\*$/.test(files));
  return all.map(({ files, not }) => {
    const root = files.startsWith('server') ? ['server/**', '{src,server}/**'] : ['{src,server}/**'];
    const parents = wide.filter((rule) => root.includes(rule.files));
    const feature = files.startsWith('src/features/') && files !== 'src/features/**' ? fence.filter((rule) => rule.files === 'src/features/**') : [];
    const names = [...new Set([...not, ...[...parents, ...feature].flatMap((rule) => rule.not)])];
    return {
      files: [files],
      rules: { 'no-restricted-imports': ['error', { patterns: [{ group: names.flatMap(patternsOf), message: `Files of ${files} do not import this: see the one-way rule in the README.` }] }] },
    };
  });
}

export default tseslint.config(
  { ignores: ['dist', 'node_modules', '.cache', 'data', 'uploads', '.tap', 'public'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }],
    },
  },
  ...fenceConfigs(),
  { files: ['eslint.config.js', 'vite.config.ts'], rules: { 'no-restricted-exports': 'off' } },
  { files: ['server/**', 'src/**'], ignores: ['server/config.ts', 'server/index.ts'], rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Only server/index.ts reads the environment, through server/config.ts.' }] } },
);
