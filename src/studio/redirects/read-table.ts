/** A row of a spreadsheet with its cells. */
export interface TableRow {
  /** Number of its first line, as spreadsheets count. */
  line: number
  cells: readonly string[]
}

/** The character between columns: tabs of copied cells, semicolons of Excel in Russian, or commas. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return ['\t', ';'].find((each) => first.includes(each)) ?? ','
}

/** Reads copied cells or a CSV file (RFC 4180): rows that are not empty. */
export function readTable(text: string): TableRow[] {
  const separator = separatorOf(text)
  const rows: TableRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let start = 1
  function endRow() {
    cells.push(cell.trim())
    if (cells.some((each) => each !== '')) rows.push({ line: start, cells })
    cells = []
    cell = ''
    start = line
  }
  const clean = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < clean.length; at += 1) {
    const character = clean.charAt(at)
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (clean.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === separator) {
      cells.push(cell.trim())
      cell = ''
    } else if (character === '\n') endRow()
    else cell += character
  }
  endRow()
  return rows
}

/** Whether a file is a workbook of a spreadsheet program, which is an archive, rather than a table as text. */
export const isWorkbook = ([first, second]: Uint8Array): boolean =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)

/** The text of a file that a spreadsheet has saved: UTF-8, Excel's Unicode text, or the Cyrillic encoding of Windows. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
