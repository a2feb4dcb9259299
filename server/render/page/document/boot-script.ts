import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import { apiVersion } from '../../../../schemas/api/methods.ts'
import boot from '../../../../src/boot.js?raw'
import appearance from '../../../../src/boot-appearance.js?raw'

/** The only script inside the document: a constant, allowed by its hash. */
export const bootScript: string = transformSync(appearance + boot, {
  minify: true,
  target: 'es2019',
  define: { API_VERSION: JSON.stringify(apiVersion), HAS_WORKER: String(import.meta.env.PROD) },
}).code.trim()

/** For `script-src`. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
