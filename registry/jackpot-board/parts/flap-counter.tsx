import styles from './flap-counter.module.css'

/**
 * A number in split-flap digits that roll to their next value; they step where motion is unwanted.
 * Decoration: whoever uses it says the number in text.
 */
export function FlapCounter({ text }: { text: string }) {
  return (
    <span className={styles.counter} aria-hidden="true" style={{ '--characters': text.length }}>
      {/* Counted from the right: a digit stays itself when the number becomes longer. */}
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
