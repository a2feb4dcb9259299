import { unzipSync } from 'fflate'
import type { DocumentExtension } from '../../../schemas/files.ts'

/** The entries by which packed files are recognized. */
const packed: ReadonlyArray<readonly [DocumentExtension, readonly string[]]> = [
  ['apk', ['AndroidManifest.xml', 'META-INF/MANIFEST.MF']],
  ['apk', ['AndroidManifest.xml', 'classes.dex']],
  ['docx', ['[Content_Types].xml', 'word/document.xml']],
  ['xlsx', ['[Content_Types].xml', 'xl/workbook.xml']],
]

/** Programs in files of Office. */
const isMacro = (name: string) => /(?:^|\/)vbaProject\.bin$/i.test(name)

/** Bytes at the end in which a PDF names its end. */
const pdfEnd = 1024

const isPdf = (content: Buffer) =>
  /^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8)) && content.subarray(-pdfEnd).includes('%%EOF')

/** The names in a ZIP file, of which nothing is unpacked; null if it is none. */
function namesIn(content: Buffer): ReadonlySet<string> | null {
  if (content.toString('latin1', 0, 4) !== 'PK\u0003\u0004') return null
  const names = new Set<string>()
  try {
    unzipSync(content, {
      filter({ name }) {
        names.add(name)
        return false
      },
    })
    return names
  } catch {
    return null
  }
}

/** The file extension of a file to download by its content; null for all others, and for Office files with macros. */
export function downloadExtension(content: Buffer): DocumentExtension | null {
  if (isPdf(content)) return 'pdf'
  const names = namesIn(content)
  if (!names || [...names].some(isMacro)) return null
  return packed.find(([, needed]) => needed.every((name) => names.has(name)))?.[0] ?? null
}
