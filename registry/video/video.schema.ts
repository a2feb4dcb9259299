import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localized, localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './video.examples.ts'

export const video = defineComponent({
  type: 'Video',
  version: 1,
  description: 'A film that plays when its reader says so. Nothing of it is loaded before.',
  category: 'media',
  props: Type.Object(
    {
      film: mediaAddress('Address of the film, MP4 or WebM, on a host that the settings name', [
        'captions',
        'isSilent',
      ]),
      poster: mediaAddress('The picture that is seen before'),
      title: localizedText(100, 'What the film shows, for screen readers'),
      captions: Type.Optional(
        localized(mediaAddress('Address of the subtitles, WebVTT'), {
          description: 'Subtitles of what is said and heard; left out for films without sound only',
        }),
      ),
      isSilent: Type.Optional(Type.Boolean({ description: 'Nothing is said or heard in the film' })),
      ratio: Type.Optional(
        Type.Enum(['16:9', '4:3', '1:1', '9:16'], {
          description: 'Width to height of the film; left out: 16:9',
        }),
      ),
      caption: Type.Optional(localizedText(200, 'A line below the film')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
