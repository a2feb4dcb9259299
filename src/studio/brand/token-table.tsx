import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { schemes, type Scheme } from '../../../schemas/documents/theme/theme-contrast.ts'
import { colourTokens, type ColourToken } from '../../../schemas/documents/theme/theme.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { PartProps } from '../fields/document-fields.tsx'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { setAt } from '../json-path.ts'
import { SearchBox } from '../kit/field.tsx'
import { Stack } from '../kit/layout.tsx'
import { messageIcons } from '../kit/message.tsx'
import { Hint } from '../kit/text.tsx'
import { NearestColour } from './nearest-colour-button.tsx'
import { SwatchField } from './swatch-field.tsx'
import { applyRemedy, coloursIn, contrastsIn, remedyAt } from './theme-colours.ts'
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

/** Every colour of both schemes with its contrast, and the nearest readable one in place of each that publishing would reject. */
export function TokenTable({ body, edit, isReadOnly }: TokenTableProps) {
  const { t } = useTranslation()
  const { nameOf, helpOf } = useFieldLabels()
  const [query, setQuery] = useState('')
  const contrasts = useMemo(
    () => ({ dark: contrastsIn(body, 'dark'), light: contrastsIn(body, 'light') }),
    [body],
  )
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = groupNames
    .map((group) => {
      const tokens: readonly ColourToken[] = groups[group]
      const textOf = (token: ColourToken) =>
        `${t(`brand.groups.${group}`)} ${nameOf(token)} ${helpOf(colourTokens[token])} ${token}`.toLowerCase()
      return { group, tokens: tokens.filter((token) => words.every((word) => textOf(token).includes(word))) }
    })
    .filter(({ tokens }) => tokens.length > 0)

  const cell = (token: ColourToken, scheme: Scheme, colour: string) => {
    const path = ['colours', scheme, token]
    const measured = contrasts[scheme].get(token)
    const failure = measured?.passes === false ? measured : undefined
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
        {measured && (
          <span className={styles.contrast} data-passes={measured.passes}>
            <Icon name={messageIcons[measured.passes ? 'ok' : 'error']} size={14} />
            {t('brand.contrast', { figure: measured.figure, least: measured.least })}
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
      <SearchBox label={t('brand.search')} hasIcon value={query} onChange={setQuery} />
      {shown.length === 0 && <Hint role="status">{t('brand.noneFound')}</Hint>}
      {shown.map(({ group, tokens }) => (
        <section key={group} aria-label={t(`brand.groups.${group}`)} className={styles.group}>
          <div className={styles.groupHead}>
            <strong>{t(`brand.groups.${group}`)}</strong>
            {schemes.map((scheme) => (
              <span key={scheme} aria-hidden="true">
                {t(`preview.schemes.${scheme}`)}
              </span>
            ))}
          </div>
          {tokens.map((token) => (
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
