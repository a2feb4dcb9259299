import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import { Hint } from '../kit/text.tsx'
import type { Remedy } from './theme-colours.ts'
import styles from './brand.module.css'

interface NearestColourProps {
  remedy: Remedy
  onApply: () => void
}

/** Offers the nearest readable shade of a colour that publishing rejects. */
export function NearestColour({ remedy: { colour }, onApply }: NearestColourProps) {
  const { t } = useTranslation()
  if (colour === null) return <Hint>{t('brand.noShade')}</Hint>
  return (
    <Button variant="outline" size="s" onClick={onApply}>
      <span className={styles.dot} style={{ background: colour }} />
      {t('brand.take', { colour })}
    </Button>
  )
}
