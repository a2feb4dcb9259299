import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { useStudioData } from '../../use-studio-data.ts'
import { Replaced, useReplacing } from '../replace-picture.tsx'
import { Message } from '../../kit/message.tsx'
import styles from './crop.module.css'

interface CroppedNoticeProps {
  /** Address of the picture that was cropped. */
  original: string
  /** Address of the new picture. */
  address: string
  onDismiss: () => void
}

/** After cropping: offers to show the new picture in all documents instead of the original. */
export function CroppedNotice({ original, address, onDismiss }: CroppedNoticeProps) {
  const { t } = useTranslation()
  const uses = useStudioData('media.uses', { address: original })
  const replacing = useReplacing(original)
  const isOffered = !replacing.changed && (uses.data ?? []).length > 0
  return (
    <Message tone="ok">
      {/* Focused with the dialog, so that it is read first. */}
      <p role="status" tabIndex={-1} ref={(text) => text?.setAttribute('autofocus', '')}>
        {t('media.crop.done')}
      </p>
      {isOffered && (
        <div className={styles.choices}>
          <Button size="s" loading={replacing.isPending} onClick={() => replacing.run(address)}>
            {t('media.crop.useEverywhere')}
          </Button>
          <Button size="s" variant="secondary" onClick={onDismiss}>
            {t('media.crop.keepBoth')}
          </Button>
        </div>
      )}
      <Replaced {...replacing} />
    </Message>
  )
}
