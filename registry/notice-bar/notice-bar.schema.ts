import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { Action } from '../../schemas/documents/blocks/action.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './notice-bar.examples.ts'

export const noticeBar = defineComponent({
  type: 'NoticeBar',
  version: 1,
  description:
    'One line across the page for news such as maintenance or a campaign, above the header of a layout or at the top of a page. Its period and audience are those of the block.',
  category: 'content',
  props: Type.Object(
    {
      text: localizedText(160, 'What visitors should know, in one or two sentences'),
      link: Type.Optional(
        Type.Object(
          {
            label: localizedText(30, 'Text of the link: say what it leads to'),
            action: Action,
          },
          { additionalProperties: false, description: 'Where visitors learn more' },
        ),
      ),
      tone: Type.Optional(
        Type.Enum(['info', 'accent', 'warning'], {
          description: 'info: news; accent: a campaign; warning: something does not work. Default: info',
        }),
      ),
      isLasting: Type.Optional(
        Type.Boolean({
          description:
            'Visitors cannot close it. Otherwise who closes it does not see it again until its text changes',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  examples,
})
