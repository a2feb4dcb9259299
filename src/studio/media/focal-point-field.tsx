import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withFocalPoint, type FocalPoint, type MediaPicture } from '../../../schemas/media.ts'
import { Picture } from '../../ui/art/picture.tsx'
import { Button } from '../../ui/controls/button.tsx'
import styles from './focal-point.module.css'

interface FocalPointFieldProps {
  address: string
  size: Pick<MediaPicture, 'width' | 'height'>
  value: FocalPoint | null
  onChange: (value: FocalPoint | null) => void
  isReadOnly: boolean
}

const middle: FocalPoint = { x: 50, y: 50 }
/** Formats in which the site often crops pictures. */
const crops = ['banner', 'square', 'portrait'] as const
/** Directions of the arrow keys. */
const steps: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Percent that a point moves while Shift is pressed. */
const largeStep = 10

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Sets the point of a picture that crops keep visible, and shows how the picture is cropped then. */
export function FocalPointField({ address, size, value, onChange, isReadOnly }: FocalPointFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const point = value ?? middle
  const { width, height } = size

  function moveTo({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect()
    onChange({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    })
  }
  function moveBy(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const distance = event.shiftKey ? largeStep : 1
    onChange({ x: percent(point.x + step.x * distance), y: percent(point.y + step.y * distance) })
  }
  const editing = !isReadOnly && {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      moveTo(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
    },
  }
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <div
        className={styles.picture}
        // The element has the size of the picture, whatever its format.
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height }}
        data-editable={isReadOnly ? undefined : ''}
        {...editing}
      >
        <Picture src={address} alt="" draggable={false} sizes="(min-width: 768px) 18rem, 90vw" />
        {(value !== null || !isReadOnly) && (
          <span
            className={styles.point}
            style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
            data-set={value === null ? undefined : ''}
            {...(!isReadOnly && {
              role: 'slider',
              tabIndex: 0,
              'aria-labelledby': id,
              'aria-describedby': `${id}-hint`,
              'aria-valuemin': 0,
              'aria-valuemax': 100,
              'aria-valuenow': point.x,
              'aria-valuetext': t('media.focusAt', { ...point }),
              onKeyDown: moveBy,
            })}
          />
        )}
      </div>
      <p id={id} className={styles.label}>
        {t('media.focus')}
      </p>
      {!isReadOnly && (
        <p id={`${id}-hint`} className={styles.hint}>
          {t('media.focusHint')}
        </p>
      )}
      <div className={styles.state}>
        <span>{value ? t('media.focusAt', { ...value }) : t('media.focusNone')}</span>
        {!isReadOnly && value && (
          <Button variant="secondary" onClick={() => onChange(null)}>
            {t('media.focusReset')}
          </Button>
        )}
      </div>
      <ul role="list" className={styles.crops}>
        {crops.map((crop) => (
          <li key={crop}>
            <Picture
              src={withFocalPoint(address, value ?? undefined)}
              alt=""
              className={styles[crop]}
              sizes="12rem"
            />
            <span className={styles.hint}>{t(`media.crops.${crop}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
