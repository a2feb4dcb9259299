import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { schemes, type Scheme } from '../../../schemas/documents/theme/theme-contrast.ts'
import { colourTokens, type ColourToken } from '../../../schemas/documents/theme/theme.ts'
import type { PartProps } from '../fields/document-fields.tsx'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { setAt } from '../json-path.ts'
import { Stack } from '../kit/layout.tsx'
import { NearestColour } from './nearest-colour-button.tsx'
import { SwatchField } from './swatch-field.tsx'
import { applyRemedy, coloursIn, remedyAt, unreadableIn } from './theme-colours.ts'
import styles from './brand.module.css'

/** Tokens by what they are for, in the order in which a page is built. */
const groups = {
  surfaces: [
    'bg',
    'band',
    'surface-1',
    'surface-2',
    'surface-3',
    'surface-4',
    'line',
    'line-strong',
    'scrim',
  ],
  texts: ['text-1', 'text-2', 'text-3'],
  buttons: ['brand-top', 'brand', 'brand-foot', 'on-brand', 'brand-text'],
  selection: ['accent', 'on-accent'],
  inputs: ['input-fill', 'input-line'],
  statuses: ['hot', 'on-hot', 'ok', 'warn', 'info'],
  jackpot: ['jackpot', 'flap', 'flap-foot', 'on-flap', 'level-1', 'level-2', 'level-3'],
} as const satisfies Record<string, readonly ColourToken[]>
const groupNames = ['surfaces', 'texts', 'buttons', 'selection', 'inputs', 'statuses', 'jackpot'] as const

type TokenTableProps = Pick<PartProps, 'body' | 'edit' | 'isReadOnly'>

/** Every colour of both schemes, and the nearest readable one in place of each that publishing would reject. */
export function TokenTable({ body, edit, isReadOnly }: TokenTableProps) {
  const { t } = useTranslation()
  const { nameOf, helpOf } = useFieldLabels()
  const unreadable = useMemo(
    () => ({ dark: unreadableIn(body, 'dark'), light: unreadableIn(body, 'light') }),
    [body],
  )

  const cell = (token: ColourToken, scheme: Scheme, colour: string) => {
    const path = ['colours', scheme, token]
    const failure = unreadable[scheme].get(token)
    const remedy = failure && remedyAt(body, `/${path.join('/')}`)
    const name = `${nameOf(token)}, ${t(`preview.schemes.${scheme}`)}`
    return (
      <div className={styles.cell} key={scheme}>
        <SwatchField
          id={`field/${path.join('/')}`}
          label={name}
          value={colour}
          isInvalid={failure !== undefined}
          isReadOnly={isReadOnly}
          onChange={(next) => edit((draft) => setAt(draft, path, next), path.join('/'))}
        />
        {failure && (
          <span className={styles.failure}>
            {t('brand.contrast', { figure: failure.figure, least: failure.least })}
          </span>
        )}
        {remedy && !isReadOnly && (
          <NearestColour
            remedy={remedy}
            onApply={() => edit((draft) => applyRemedy(draft, remedy), path.join('/'))}
          />
        )}
      </div>
    )
  }

  const sets = { dark: coloursIn(body, 'dark'), light: coloursIn(body, 'light') }
  return (
    <Stack gap={20}>
      {groupNames.map((group) => (
        <section key={group} aria-label={t(`brand.groups.${group}`)} className={styles.group}>
          <div className={styles.groupHead}>
            <strong>{t(`brand.groups.${group}`)}</strong>
            {schemes.map((scheme) => (
              <span key={scheme} aria-hidden="true">
                {t(`preview.schemes.${scheme}`)}
              </span>
            ))}
          </div>
          {groups[group].map((token) => (
            <div key={token} className={styles.token}>
              <span>
                {nameOf(token)}
                {helpOf(colourTokens[token]) !== nameOf(token) && (
                  <span className={styles.partHint}>{helpOf(colourTokens[token])}</span>
                )}
              </span>
              {schemes.map((scheme) => cell(token, scheme, sets[scheme][token] ?? ''))}
            </div>
          ))}
        </section>
      ))}
    </Stack>
  )
}
