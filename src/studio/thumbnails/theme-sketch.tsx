import { isRecord } from '../../../schemas/is-record.ts'
import styles from './template-sketch.module.css'

const paint = (colours: unknown, name: string): string => {
  const value = isRecord(colours) ? colours[name] : undefined
  return typeof value === 'string' ? value : 'transparent'
}

/** Both schemes of a theme side by side: surfaces, a text, the main button, and the colour of what is selected. */
export function ThemeSketch({ colours }: { colours: unknown }) {
  return (
    <span className={styles.theme}>
      {(isRecord(colours) ? Object.entries(colours) : []).map(([scheme, of]) => (
        <span key={scheme} className={styles.scheme} style={{ background: paint(of, 'bg') }}>
          <span className={styles.surface} style={{ background: paint(of, 'surface-1') }}>
            <span className={styles.line} style={{ background: paint(of, 'text-1') }} />
            <span className={styles.button} style={{ background: paint(of, 'brand') }} />
            <span className={styles.dot} style={{ background: paint(of, 'accent') }} />
          </span>
        </span>
      ))}
    </span>
  )
}
