import type { CSSProperties, KeyboardEvent } from 'react'
import { ReactCrop } from 'react-image-crop'
import { useTranslation } from 'react-i18next'
import type { PictureRectangle } from '../../../../schemas/media.ts'
import { Picture } from '../../../ui/art/picture.tsx'
import { fromPercent, moved, readHandle, resized, toPercent, type Limits, type Shift } from './rectangle.ts'
import './crop-area.css'

interface CropAreaProps extends Limits {
  address: string
  value: PictureRectangle
  onChange: (value: PictureRectangle) => void
  isDisabled: boolean
}

const directions: ReadonlyMap<string, Shift> = new Map([
  ['ArrowLeft', { dx: -1, dy: 0 }],
  ['ArrowRight', { dx: 1, dy: 0 }],
  ['ArrowUp', { dx: 0, dy: -1 }],
  ['ArrowDown', { dx: 0, dy: 1 }],
])

/** A picture with the rectangle that is cut out of it. */
export function CropArea({ address, value, onChange, isDisabled, picture, ratio }: CropAreaProps) {
  const { t } = useTranslation()
  const { width, height } = picture

  // The library moves by pixels of the screen, which differ from device to device.
  function press(event: KeyboardEvent) {
    const direction = directions.get(event.key)
    if (!direction || isDisabled || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    event.stopPropagation()
    const share = event.shiftKey ? 0.1 : 0.01
    const shift = {
      dx: direction.dx * Math.max(1, Math.round(width * share)),
      dy: direction.dy * Math.max(1, Math.round(height * share)),
    }
    const handle = readHandle(event.target.dataset['ord'])
    onChange(handle ? resized(value, handle, shift, { picture, ratio }) : moved(value, shift, picture))
  }
  const size: CSSProperties = { aspectRatio: `${width} / ${height}`, '--ratio': width / height }
  return (
    <div className="crop-area" style={size} onKeyDownCapture={press}>
      <ReactCrop
        crop={{ unit: '%', ...toPercent(value, picture) }}
        {...(ratio !== undefined && { aspect: ratio })}
        onChange={(_pixels, percent) => onChange(fromPercent(percent, picture))}
        disabled={isDisabled}
        keepSelection
        ruleOfThirds
        ariaLabels={{
          cropArea: t('media.crop.area'),
          nwDragHandle: t('media.crop.handles.nw'),
          nDragHandle: t('media.crop.handles.n'),
          neDragHandle: t('media.crop.handles.ne'),
          eDragHandle: t('media.crop.handles.e'),
          seDragHandle: t('media.crop.handles.se'),
          sDragHandle: t('media.crop.handles.s'),
          swDragHandle: t('media.crop.handles.sw'),
          wDragHandle: t('media.crop.handles.w'),
        }}
      >
        <Picture src={address} alt="" draggable={false} sizes="(min-width: 768px) 50rem, 90vw" />
      </ReactCrop>
    </div>
  )
}
