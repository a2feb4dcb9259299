import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { campaignPattern, maxCampaignLength } from '../../../schemas/documents/blocks/campaign.ts'
import styles from './preview.module.css'

interface CampaignChoiceProps {
  campaign: string | undefined
  onChoose: (campaign: string | undefined) => void
}

const isCampaign = new RegExp(campaignPattern)

/** Names the campaign of the simulated visitor; each one loads the page again, so typing alone chooses none. */
export function CampaignChoice({ campaign, onChoose }: CampaignChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState(campaign ?? '')
  const [chosen, setChosen] = useState(campaign)
  // The conditions were reset.
  if (chosen !== campaign) {
    setChosen(campaign)
    setTyped(campaign ?? '')
  }
  const name = typed.trim()
  const isInvalid = name !== '' && !isCampaign.test(name)

  function choose() {
    const next = name === '' ? undefined : name
    if (!isInvalid && next !== campaign) onChoose(next)
  }
  return (
    <div className={styles.condition}>
      <label htmlFor={id}>{t('preview.campaign')}</label>
      <input
        id={id}
        className={styles.control}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={maxCampaignLength}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-rule` : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={choose}
        onKeyDown={({ key }) => {
          if (key === 'Enter') choose()
        }}
      />
      {isInvalid && (
        <p id={`${id}-rule`} className={styles.rule}>
          {t('preview.campaignRule')}
        </p>
      )}
    </div>
  )
}
