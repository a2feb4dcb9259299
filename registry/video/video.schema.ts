import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localized, localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './video.examples.ts'

export const video = defineComponent({
  type: 'Video',
  version: 1,
  description: 'Video that plays on click. Nothing is loaded before.',
  category: 'media',
  props: Type.Object(
    {
      film: mediaAddress('Address of the video, MP4 or WebM, on a host listed in the settings', [
        'captions',
        'isSilent',
      ]),
      poster: mediaAddress('Picture shown before the video plays'),
      title: localizedText(100, 'What the video shows, for screen readers'),
      captions: Type.Optional(
        localized(mediaAddress('Address of the subtitles, WebVTT'), {
          description: 'Subtitles of speech and sounds; not needed only for videos without sound',
        }),
      ),
      isSilent: Type.Optional(Type.Boolean({ description: 'The video has no speech or other sound' })),
      ratio: Type.Optional(
        Type.Enum(['16:9', '4:3', '1:1', '9:16'], {
          description: 'Aspect ratio, width to height. Default: 16:9',
        }),
      ),
      caption: Type.Optional(localizedText(200, 'Line below the video')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
