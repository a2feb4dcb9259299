import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const declaration = 'export const __vitePreload = '

/** Lets all `import()` calls of the site try again: Vite calls its helper for each of them. */
export const retryImports = (root: string): Plugin => ({
  name: 'marquee:retry-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    order: 'post',
    handler(code) {
      if (!code.includes(declaration)) this.error('Vite has changed its preload helper')
      const file = JSON.stringify(resolve(root, 'src/lib/browser/retry-import.ts'))
      return {
        code: `import { retryImport } from ${file}
${code.replace(declaration, 'const preload = ')}
export const __vitePreload = (...given) => retryImport(() => preload(...given))`,
        map: null,
      }
    },
  },
})
