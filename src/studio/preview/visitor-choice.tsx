import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countryCodes } from '../../../schemas/countries.ts'
import type { PreviewStates, PreviewFault, PreviewVisitor } from '../../../schemas/studio/preview.ts'
import { countryName } from '../country-name.ts'
import { useLanguage } from '../use-language.ts'
import { useStudioData } from '../use-studio-data.ts'
import { CampaignChoice } from './campaign-choice.tsx'
import { LabelledSelect, ToolSelect } from '../kit/small-field.tsx'
import styles from './preview.module.css'

/** The visitor that the preview simulates; `own`: the user of this browser. */
export type Viewer = PreviewVisitor | 'own'

interface ViewerProps {
  viewer: Viewer
  onChange: (viewer: Viewer) => void
}

const noStates: PreviewStates = { knowsCountry: true, players: [], calls: [], errors: [] }
const everyCall = '*'
const faultKinds = ['slow', 'silence', 'outage', 'error'] as const

const useStates = () => useStudioData('preview.states', {}).data ?? noStates

/** Chooses the simulated visitor; the conditions stay as they are. */
export function VisitorChoice({ viewer, onChange }: ViewerProps) {
  const { t } = useTranslation()
  const people = ['guest', ...useStates().players] as const
  return (
    <ToolSelect
      className={styles.control}
      label={t('preview.as')}
      value={viewer === 'own' ? 'own' : viewer.who}
      options={[
        ...people.map((who) => ({ value: who, label: t(`preview.visitors.${who}`) })),
        { value: 'own', label: t('preview.visitors.own') },
      ]}
      onChange={(who) => onChange(who === 'own' ? who : { ...(viewer !== 'own' && viewer), who })}
    />
  )
}

interface Changed {
  fault?: PreviewFault | undefined
  country?: string | undefined
  campaign?: string | undefined
}

/** Chooses the country and the campaign of the simulated visitor, and the injected platform faults. */
export function VisitorConditions({ viewer, onChange }: ViewerProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const states = useStates()
  const countries = useMemo(
    () =>
      countryCodes
        .map((value) => ({ value, label: countryName(value, language) }))
        .sort((one, other) => one.label.localeCompare(other.label, language)),
    [language],
  )
  if (viewer === 'own') return null
  const { fault, country, campaign } = viewer
  const change = (changed: Changed) => {
    const next = { fault, country, campaign, ...changed }
    onChange({
      who: viewer.who,
      ...(next.fault && { fault: next.fault }),
      ...(next.country !== undefined && { country: next.country }),
      ...(next.campaign !== undefined && { campaign: next.campaign }),
    })
  }

  return (
    <>
      <LabelledSelect
        label={t('preview.country')}
        value={country ?? ''}
        options={[{ value: '', label: t('preview.anyCountry') }, ...countries]}
        onChange={(value) => change({ country: value === '' ? undefined : value })}
      />
      <CampaignChoice campaign={campaign} onChoose={(name) => change({ campaign: name })} />
      {states.calls.length > 0 && (
        <FaultChoice fault={fault} states={states} onChange={(next) => change({ fault: next })} />
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
      <LabelledSelect
        label={t('preview.platform')}
        value={fault?.kind ?? 'none'}
        options={[
          { value: 'none', label: t('preview.faults.none') },
          ...faultKinds.map((kind) => ({ value: kind, label: t(`preview.faults.${kind}`) })),
        ]}
        onChange={(kind) =>
          onChange(
            kind === 'none'
              ? undefined
              : faultOf(kind, fault?.call ?? everyCall, fault?.error ?? states.errors[0]),
          )
        }
      />
      {fault && (
        <LabelledSelect
          label={t('preview.call')}
          value={fault.call}
          options={[
            { value: everyCall, label: t('preview.everyCall') },
            ...states.calls.map((call) => ({ value: call, label: call })),
          ]}
          onChange={(call) => onChange({ ...fault, call })}
        />
      )}
      {fault?.kind === 'error' && (
        <LabelledSelect
          label={t('preview.error')}
          {...(fault.error && { value: fault.error })}
          options={states.errors.map((error) => ({ value: error, label: error.replace(/Exception$/, '') }))}
          onChange={(error) => onChange(faultOf('error', fault.call, error))}
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
