import { zipSync } from 'fflate'

/** A file that begins and ends as a PDF does. */
export const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`)

/** A ZIP file with empty entries of these names. */
export const zipped = (...names: readonly string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, new Uint8Array()]))))

/** What is recognized as an app for Android. */
export const app = () => zipped('AndroidManifest.xml', 'classes.dex')
