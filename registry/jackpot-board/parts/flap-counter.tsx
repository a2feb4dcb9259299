import styles from './flap-counter.module.css'

/**
 * A number in split-flap digits that roll to the next value, or jump with reduced motion.
 * Decorative: the caller provides the number as text.
 */
export function FlapCounter({ text }: { text: string }) {
  return (
    <span className={styles.counter} aria-hidden="true" style={{ '--characters': text.length }}>
      {/* Keyed from the right, so that a digit keeps its element when the number grows. */}
      {Array.from(text, (character, index) => (
        <span
          key={text.length - index}
          className={character === ',' ? styles.comma : styles.digit}
          style={character === ',' ? undefined : { '--digit': character }}
        />
      ))}
    </span>
  )
}
