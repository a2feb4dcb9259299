/** Saves a text as a file, as if the visitor had followed a download link. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address when it handles the click.
  setTimeout(() => URL.revokeObjectURL(url))
}
