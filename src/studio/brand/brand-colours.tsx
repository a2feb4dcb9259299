import { useTranslation } from 'react-i18next'
import type { BrandColours as Colours } from '../../../schemas/documents/theme/theme.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Stack } from '../kit/layout.tsx'
import { Hint, Subtitle } from '../kit/text.tsx'
import { SwatchField } from './swatch-field.tsx'
import styles from './brand.module.css'

const parts = ['main', 'second', 'background'] as const
type Part = (typeof parts)[number]
const hex = /^#[0-9a-f]{6}$/i

/** What a colour begins with: near the others, so that adding it changes little. */
const initial = { second: ({ main }: Colours) => main, background: () => '#101418' }

interface BrandColoursProps {
  brand: Colours
  isReadOnly: boolean
  onChange: (brand: Colours) => void
}

/** One to three colours, from which all others follow. */
export function BrandColours({ brand, isReadOnly, onChange }: BrandColoursProps) {
  const { t } = useTranslation()

  function set(part: Part, colour: string | undefined) {
    const changed = (each: Part) => (each === part ? colour : brand[each])
    const [second, background] = [changed('second'), changed('background')]
    onChange({
      main: changed('main') ?? brand.main,
      ...(second !== undefined && { second }),
      ...(background !== undefined && { background }),
    })
  }

  return (
    <Stack as="section" gap={10} aria-label={t('brand.colours')}>
      <Subtitle>{t('brand.colours')}</Subtitle>
      <div className={styles.parts}>
        {parts.map((part) => {
          const { [part]: colour } = brand
          const label = t(`brand.${part}.label`)
          return (
            <div key={part} className={styles.part}>
              <span className={styles.partHead}>
                <span className={styles.partName}>{label}</span>
                {part !== 'main' && colour !== undefined && !isReadOnly && (
                  <Button
                    variant="ghost"
                    size="s"
                    square
                    icon="close"
                    aria-label={t('brand.remove', { name: label })}
                    title={t('brand.remove', { name: label })}
                    onClick={() => set(part, undefined)}
                  />
                )}
              </span>
              {colour !== undefined ? (
                <SwatchField
                  id={`field/brand/${part}`}
                  label={label}
                  value={colour}
                  isLarge
                  isReadOnly={isReadOnly}
                  onChange={(next) => hex.test(next) && set(part, next.toUpperCase())}
                />
              ) : (
                part !== 'main' && (
                  <Button
                    variant="outline"
                    size="s"
                    icon="plus"
                    disabled={isReadOnly}
                    aria-label={t('brand.add', { name: label })}
                    onClick={() => set(part, initial[part](brand))}
                  >
                    {t('forms.list.add')}
                  </Button>
                )
              )}
              <span className={styles.partHint}>{t(`brand.${part}.hint`)}</span>
            </div>
          )
        })}
      </div>
      <Hint>{t('brand.hint')}</Hint>
    </Stack>
  )
}
