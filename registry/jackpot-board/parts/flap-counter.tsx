import styles from './flap-counter.module.css'

const isDigit = (character: string) => /\d/.test(character)

/**
 * A number, with its sign before it, in split-flap digits that roll to the next value, or jump with reduced motion.
 * Decorative: the caller provides the number as text.
 */
export function FlapCounter({ text }: { text: string }) {
  return (
    <span dir="ltr" className={styles.counter} aria-hidden="true" style={{ '--characters': text.length }}>
      {/* Keyed from the right, so that a digit keeps its element when the number grows. */}
      {Array.from(text, (character, index) => (
        <span
          key={text.length - index}
          className={isDigit(character) ? styles.digit : styles.separator}
          style={isDigit(character) ? { '--digit': character } : undefined}
          data-separator={isDigit(character) ? undefined : character}
        />
      ))}
    </span>
  )
}
