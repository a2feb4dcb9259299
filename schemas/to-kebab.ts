/** Folder and file name of a PascalCase name: `GameRow` → `game-row`, `FAQList` → `faq-list`. */
export function toKebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()
}
