import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import source from '../../../src/boot.js?raw'

/** The only script inside the document: a constant, allowed by its hash. */
export const bootScript: string = transformSync(source, { minify: true, target: 'es2019' }).code.trim()

/** For `script-src`. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
