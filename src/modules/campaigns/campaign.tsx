import type { CampaignPopup } from '../../../schemas/api/entities/rewards.ts'
import { bannerTarget } from '../../lib/cms/banner-target.ts'
import { isInternalPath } from '../../lib/urls/links.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../renderer/action-button.tsx'
import { useScene } from '../../renderer/use-scene.ts'
import { Picture } from '../../ui/art/picture.tsx'
import styles from './campaign.module.css'

/** A campaign: picture, offer, terms and then the button. Declining is as easy as accepting. */
export function Campaign({ popup }: { popup: CampaignPopup }) {
  const { t } = useTranslation()
  const scene = useScene(popup)
  const to = bannerTarget(popup.link)
  return (
    <div className={styles.campaign}>
      <Picture className={styles.scene} src={scene} alt="" sizes="420px" />
      <div className={styles.texts}>
        {/* The dialog displays the heading. */}
        <p className={styles.title} aria-hidden="true">
          {popup.title}
        </p>
        <p className={styles.text}>{popup.text}</p>
        <p className={styles.terms}>{popup.terms}</p>
        <div className={styles.actions}>
          <ActionButton
            action={{ type: 'navigate', to, ...(!isInternalPath(to) && { external: true }) }}
            variant="primary"
            size="l"
          >
            {popup.button}
          </ActionButton>
          <ActionButton action={{ type: 'closePopup' }} variant="secondary" size="l">
            {t('campaigns.later')}
          </ActionButton>
        </div>
      </div>
    </div>
  )
}
