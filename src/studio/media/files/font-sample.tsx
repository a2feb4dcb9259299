import { useFontFamily } from './use-font-family.ts'
import styles from './files.module.css'

/** Letters of each language of the site, and digits. */
const sample = 'Oʻyinlar va yutuqlar · Игры и выигрыши · 1 234 567'

/** Text in a font of the site or the library. */
export function FontSample({ font }: { font: string }) {
  const fontFamily = useFontFamily(font)
  return (
    <span className={styles.sample} style={{ fontFamily }} aria-hidden="true">
      {sample}
    </span>
  )
}
