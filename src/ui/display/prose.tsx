import { classNames } from '../styles/class-names.ts'
import styles from './prose.module.css'

export interface ProseProps {
  /** Markup that was sanitized on publishing. */
  html: string
  className?: string | undefined
}

/** Tables that are wider than a phone scroll, also by keys. */
const scrolling = (html: string) =>
  html
    .replaceAll('<table>', `<div class="${styles.table}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')

/** Text with simple markup: paragraphs, headings, lists, quotes, tables, links, emphasis. */
export function Prose({ html, className }: ProseProps) {
  return (
    <div
      className={classNames(styles.prose, className)}
      dangerouslySetInnerHTML={{ __html: scrolling(html) }}
    />
  )
}
