import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scheme } from '../../../schemas/documents/theme/theme-contrast.ts'
import type { BrandColours } from '../../../schemas/documents/theme/theme.ts'
import type { Colours } from './nearest-colour.ts'
import styles from './brand.module.css'

interface SchemeSampleProps {
  scheme: Scheme
  colours: Colours
  brand: BrandColours
}

/** A scheme as soon as its colours change, before the page beside it is drawn again. */
export function SchemeSample({ scheme, colours, brand }: SchemeSampleProps) {
  const { t } = useTranslation()
  const tokens: CSSProperties = Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [`--color-${name}`, colour]),
  )
  const uses = [
    { name: t('brand.button'), colour: colours.brand, wanted: brand.main },
    { name: t('brand.links'), colour: colours.accent, wanted: brand.second ?? brand.main },
  ]
  return (
    <figure className={styles.sample}>
      <div className={styles.page} style={tokens} aria-hidden="true">
        <div className={styles.card}>
          <strong>{t('brand.sampleTitle')}</strong>
          <span className={styles.quiet}>{t('brand.sampleText')}</span>
          <span className={styles.link}>{t('brand.sampleLink')}</span>
          <span className={styles.button}>{t('brand.sampleButton')}</span>
        </div>
      </div>
      <figcaption>
        <strong>{t(`preview.schemes.${scheme}`)}</strong>
        {uses.map(({ name, colour = '', wanted }) => (
          <span key={name}>
            {colour.toUpperCase() === wanted.toUpperCase()
              ? t('brand.exact', { name })
              : t('brand.shade', { name, colour })}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
