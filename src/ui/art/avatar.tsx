import styles from './avatar.module.css'

/** First letters of a name's first two words: "Dilshod Karimov" is DK. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/[\s._-]+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase())
    .join('')
}

/** A player's initials. Decorative: the button around it has the name. */
export function Avatar({ name, letters = initials(name) }: { name: string; letters?: string | undefined }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {letters}
    </span>
  )
}
