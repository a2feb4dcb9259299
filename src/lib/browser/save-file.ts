/** Time for the browser to read a file, which in some starts only after a question to the visitor. */
const readTimeMs = 60_000

/** Saves a file, as if the visitor had followed a download link. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readTimeMs)
}
