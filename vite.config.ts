import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' })],
  build: isSsrBuild
    ? {
        outDir: 'dist/ssr',
        copyPublicDir: false,
        target: 'node20',
        // The list of all pictures is large for a browser, so it is loaded apart there; the server has it at once.
        rollupOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The 360° viewer's drawing library is larger than the usual 500 kB; it loads on a press.
        chunkSizeWarningLimit: 900,
        // The server names a page's modules in its head; a list of them for every page would weigh more than it helps.
        modulePreload: false,
        assetsInlineLimit: 0,
        // One stylesheet a route module: the head names those of the route alone.
        cssCodeSplit: true,
        rollupOptions: {
          input: 'src/entry-client.tsx',
          checks: { pluginTimings: false },
          output: {
            // Parts that several features share travel together: twenty small files compress to a fifth more than one.
            codeSplitting: { groups: [{ name: 'shared', test: /src\/(components|styles|shared|content)\/(?!messages|viewer)[^/]+\.tsx?$/, minShareCount: 4 }] },
          },
        },
      },
}));
