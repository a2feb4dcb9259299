import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaPicture } from '../../../../schemas/media.ts'
import type { MediaItem } from '../../../../schemas/studio/answers.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Chip } from '../../../ui/controls/chip.tsx'
import { callStudio } from '../../call-studio.ts'
import { useAction } from '../../use-action.ts'
import { MediaDialog } from '../media-dialog.tsx'
import { useMediaError } from '../use-media-error.ts'
import { CropArea } from './crop-area.tsx'
import { CropNumbers } from './crop-numbers.tsx'
import { firstRectangle, largest, ratioOf, ratios, type Ratio } from './rectangle.ts'
import { ActionError } from '../../kit/action-error.tsx'
import { Stack } from '../../kit/layout.tsx'
import { Hint } from '../../kit/text.tsx'
import { Message } from '../../kit/message.tsx'
import styles from './crop.module.css'

/** In pixels: large places of the site show pictures at least this wide. */
const comfortableWidth = 640

interface CropDialogProps {
  address: string
  picture: MediaPicture
  onCropped: (item: MediaItem) => void
  onClose: () => void
}

/** Saves a part of a picture as a new picture of the library. */
export function CropDialog({ address, picture, onCropped, onClose }: CropDialogProps) {
  const { t } = useTranslation()
  const label = useId()
  const [rectangle, setRectangle] = useState(() => firstRectangle(picture))
  const [chosen, setChosen] = useState<Ratio>('free')
  const ratio = ratioOf(chosen, picture)
  const { width, height } = rectangle
  const isWhole = width === picture.width && height === picture.height
  const { isPending, reason, run } = useAction(
    async () => onCropped(await callStudio('media.crop', { address, rectangle })),
    useMediaError(),
  )

  function choose(name: Ratio) {
    setChosen(name)
    const next = ratioOf(name, picture)
    if (next !== undefined) setRectangle(largest(rectangle, next, picture))
  }
  const shared = { picture, ratio, value: rectangle, onChange: setRectangle, isDisabled: isPending }
  return (
    <MediaDialog title={t('media.crop.title')} onClose={onClose}>
      <Stack>
        <Stack gap={8}>
          <p id={label} className={styles.label}>
            {t('media.crop.ratio')}
          </p>
          <div className={styles.ratios} role="group" aria-labelledby={label}>
            {ratios.map((name) => (
              <Chip key={name} selected={name === chosen} disabled={isPending} onClick={() => choose(name)}>
                {name === 'free' || name === 'original' ? t(`media.crop.ratios.${name}`) : name}
              </Chip>
            ))}
          </div>
        </Stack>
        <CropArea address={address} {...shared} />
        <Hint>{t('media.crop.hint')}</Hint>
        <CropNumbers {...shared} />
        <output className={styles.size}>{t('media.crop.size', { width, height })}</output>
        <div role="status">
          {isWhole && <Message tone="info">{t('media.crop.whole')}</Message>}
          {!isWhole && width < comfortableWidth && (
            <Message tone="warning">{t('media.crop.small', { width: comfortableWidth })}</Message>
          )}
        </div>
        <ActionError reason={reason} />
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={isWhole} loading={isPending} onClick={() => run()}>
            {t('media.crop.save')}
          </Button>
        </div>
      </Stack>
    </MediaDialog>
  )
}
