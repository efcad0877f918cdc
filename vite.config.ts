import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' })],
  // react-helmet-async is ESM without "type": "module"; Node can't load it as it is.
  ssr: { noExternal: ['react-helmet-async'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        target: 'node20',
        // The list of all pictures is large for a browser, so it is loaded apart there; the server has it at once.
        rollupOptions: { checks: { ineffectiveDynamicImport: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // One stylesheet a route module: the head names those of the route alone.
        cssCodeSplit: true,
        rollupOptions: { input: 'src/entry-client.tsx' },
      },
}));
