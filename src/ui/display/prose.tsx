import { classNames } from '../styles/class-names.ts'
import styles from './prose.module.css'

export interface ProseProps {
  /** Markup that was sanitized on publishing. */
  html: string
  className?: string | undefined
}

/** Text with simple markup: paragraphs, headings, lists, links, emphasis. */
export function Prose({ html, className }: ProseProps) {
  return <div className={classNames(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
