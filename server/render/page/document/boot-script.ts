import { createHash } from 'node:crypto'
import script from '../../../../src/first-load/boot/main.ts?inline-script'

/** The only script inside the document: a constant, allowed by its hash. */
export const bootScript: string = script

/** For `script-src`. */
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
