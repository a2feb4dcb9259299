import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import type { BrandColours } from '../../../schemas/documents/theme/theme.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Row } from '../kit/layout.tsx'
import { InlineHint } from '../kit/text.tsx'
import { coloursOfPicture } from './logo-colours.ts'
import styles from './brand.module.css'

interface LogoSwatchesProps {
  /** Address of the logo. */
  picture: string
  onChoose: (brand: BrandColours) => void
}

/** Begins the brand with the colours of its logo. */
export function LogoSwatches({ picture, onChoose }: LogoSwatchesProps) {
  const { t } = useTranslation()
  const { data: colours = [] } = useSWR(['logo-colours', picture], ([, address]) => coloursOfPicture(address))
  const [main, second] = colours
  if (main === undefined) return null
  return (
    <Row gap={8} align="baseline">
      <InlineHint>{t('brand.ofLogo')}</InlineHint>
      <Button
        variant="outline"
        size="s"
        onClick={() => onChoose({ main, ...(second !== undefined && { second }) })}
      >
        {colours.map((colour) => (
          <span key={colour} className={styles.dot} style={{ background: colour }} />
        ))}
        {t('brand.takeThem')}
      </Button>
    </Row>
  )
}
