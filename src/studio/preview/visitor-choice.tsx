import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryCodes } from '../../../schemas/countries.ts'
import type { PreviewStates, PreviewFault, PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { countryName } from '../country-name.ts'
import { useLanguage } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import styles from './preview.module.css'

/** The visitor that the preview simulates; `own`: the user of this browser. */
export type Viewer = PreviewVisitor | 'own'

interface VisitorChoiceProps {
  viewer: Viewer
  onChange: (viewer: Viewer) => void
}

const noStates: PreviewStates = { knowsCountry: true, players: [], calls: [], errors: [] }
const everyCall = '*'
const faultKinds = ['slow', 'silence', 'outage', 'error'] as const

/** Chooses the simulated visitor and the injected platform faults. */
export function VisitorChoice({ viewer, onChange }: VisitorChoiceProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { data: states = noStates } = useStudioData('preview.states', {})
  const people = ['guest', ...states.players] as const
  const fault = viewer === 'own' ? undefined : viewer.fault
  const country = viewer === 'own' ? undefined : viewer.country
  const place = country === undefined ? {} : { country }

  function setFault(next: PreviewFault | undefined) {
    if (viewer !== 'own') onChange({ who: viewer.who, ...(next && { fault: next }), ...place })
  }
  const countries = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value, language) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  )

  return (
    <>
      <Select
        label={t('preview.as')}
        value={viewer === 'own' ? 'own' : viewer.who}
        options={[
          ...people.map((who) => ({ value: who, label: t(`preview.visitors.${who}`) })),
          { value: 'own', label: t('preview.visitors.own') },
        ]}
        onChange={(value) => {
          const who = people.find((each) => each === value)
          onChange(who === undefined ? 'own' : { who, ...(fault && { fault }), ...place })
        }}
      />
      {viewer !== 'own' && (
        <Select
          label={t('preview.country')}
          value={country ?? ''}
          options={[{ value: '', label: t('preview.anyCountry') }, ...countries]}
          onChange={(value) =>
            onChange({ who: viewer.who, ...(fault && { fault }), ...(value !== '' && { country: value }) })
          }
        />
      )}
      {viewer !== 'own' && states.calls.length > 0 && (
        <FaultChoice fault={fault} states={states} onChange={setFault} />
      )}
    </>
  )
}

interface FaultChoiceProps {
  fault: PreviewFault | undefined
  states: PreviewStates
  onChange: (fault: PreviewFault | undefined) => void
}

/** Chooses the kind of fault, the failing call and its error. */
function FaultChoice({ fault, states, onChange }: FaultChoiceProps) {
  const { t } = useTranslation()
  return (
    <>
      <Select
        label={t('preview.platform')}
        value={fault?.kind ?? 'none'}
        options={[
          { value: 'none', label: t('preview.faults.none') },
          ...faultKinds.map((kind) => ({ value: kind, label: t(`preview.faults.${kind}`) })),
        ]}
        onChange={(value) => {
          const kind = faultKinds.find((each) => each === value)
          onChange(kind && faultOf(kind, fault?.call ?? everyCall, fault?.error ?? states.errors[0]))
        }}
      />
      {fault && (
        <Select
          label={t('preview.call')}
          value={fault.call}
          options={[
            { value: everyCall, label: t('preview.everyCall') },
            ...states.calls.map((call) => ({ value: call, label: call })),
          ]}
          onChange={(value) => {
            const call = states.calls.find((each) => each === value) ?? everyCall
            onChange({ ...fault, call })
          }}
        />
      )}
      {fault?.kind === 'error' && (
        <Select
          label={t('preview.error')}
          value={fault.error ?? ''}
          options={states.errors.map((error) => ({ value: error, label: error.replace(/Exception$/, '') }))}
          onChange={(value) =>
            onChange(
              faultOf(
                'error',
                fault.call,
                states.errors.find((each) => each === value),
              ),
            )
          }
        />
      )}
    </>
  )
}

function faultOf(
  kind: PreviewFault['kind'],
  call: PreviewFault['call'],
  error: PreviewFault['error'],
): PreviewFault {
  return { kind, call, ...(kind === 'error' && error !== undefined && { error }) }
}

interface SelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A select in the toolbar; its label is for screen readers and the tooltip. */
export function Select({ label, value, options, onChange }: SelectProps) {
  return (
    <select
      className={styles.control}
      aria-label={label}
      title={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
