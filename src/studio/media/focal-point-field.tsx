import { useId, useRef, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withFocalPoint, type FocalPoint, type MediaPicture } from '../../../schemas/media.ts'
import { Picture } from '../../ui/art/picture.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Stack } from '../kit/layout.tsx'
import { Hint, InlineHint } from '../kit/text.tsx'
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
const axes = ['x', 'y'] as const
/** In CSS pixels: a pointer that moves further does not click. */
const clickDistance = 6

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Sets the point of a picture that crops keep visible, and shows how the picture is cropped then. */
export function FocalPointField({ address, size, value, onChange, isReadOnly }: FocalPointFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const point = value ?? middle
  const { width, height } = size

  const picture = useRef<HTMLDivElement>(null)
  const pressedAt = useRef<Pick<PointerEvent, 'clientX' | 'clientY'>>(null)

  function moveTo({ clientX, clientY }: PointerEvent) {
    const box = picture.current?.getBoundingClientRect()
    if (!box) return
    onChange({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    })
  }
  // Not on `pointerdown`: that may be the beginning of scrolling.
  const clicking = !isReadOnly && {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { clientX, clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const from = pressedAt.current
      pressedAt.current = null
      if (!from) return
      const distance = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY)
      if (distance <= clickDistance) moveTo(event)
    },
  }
  const dragging = !isReadOnly && {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
    },
  }
  return (
    <Stack gap={8} role="group" aria-labelledby={id}>
      <div
        ref={picture}
        className={styles.picture}
        // The element has the size of the picture, whatever its format.
        style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height }}
        data-editable={isReadOnly ? undefined : ''}
        {...clicking}
      >
        <Picture src={address} alt="" draggable={false} sizes="(min-width: 768px) 18rem, 90vw" />
        {(value !== null || !isReadOnly) && (
          <span
            className={styles.point}
            style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
            data-set={value === null ? undefined : ''}
            {...dragging}
          />
        )}
      </div>
      <p id={id} className={styles.label}>
        {t('media.focus')}
      </p>
      {!isReadOnly && (
        <>
          <Hint>{t('media.focusHint')}</Hint>
          {axes.map((axis) => (
            <label key={axis} className={styles.axis}>
              {t(`media.focusAxis.${axis}`)}
              <input
                type="range"
                min={0}
                max={100}
                value={point[axis]}
                aria-valuetext={`${point[axis]}%`}
                onChange={({ target }) => onChange({ ...point, [axis]: percent(target.valueAsNumber) })}
              />
            </label>
          ))}
        </>
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
            <InlineHint>{t(`media.crops.${crop}`)}</InlineHint>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
