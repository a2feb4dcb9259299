import { Icon } from '../art/icon.tsx'
import styles from './full-terms.module.css'

interface FullTermsProps {
  /** What opens the text. */
  title: string
  /** Paragraphs, separated by blank lines. */
  text: string
}

/** A long text of the platform, closed until somebody wants to read it. */
export function FullTerms({ title, text }: FullTermsProps) {
  return (
    <details className={styles.details}>
      <summary>
        {title}
        <Icon name="chevron-down" size={18} />
      </summary>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  )
}
