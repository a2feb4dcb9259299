import { Type, type Static } from 'typebox'

/*
 * Messages between the Studio and the previewed page in its iframe. Both have the same origin, and neither accepts
 * messages of other windows.
 */

/** Distinguishes these messages from those of others, such as games. */
const channel = Type.Literal('marquee.studio')

const message = <Fields extends Record<string, Type.TSchema>>(fields: Fields) =>
  Type.Object({ channel, ...fields }, { additionalProperties: false })

/** A block as displayed, in pixels of the page's viewport. */
export const BlockBox = Type.Object(
  {
    /** Id of the block in the rendered page. */
    id: Type.String(),
    top: Type.Number(),
    left: Type.Number(),
    width: Type.Number(),
    height: Type.Number(),
  },
  { additionalProperties: false },
)
export type BlockBox = Static<typeof BlockBox>

const css = () => Type.String({ maxLength: 300 })

/** How a text looks, as computed values of CSS, so that it can be edited where it is displayed. */
export const TextLook = Type.Object(
  {
    color: css(),
    /** Of the nearest element around the text that has one. */
    backgroundColor: css(),
    fontFamily: css(),
    fontSize: css(),
    fontStyle: css(),
    fontWeight: css(),
    letterSpacing: css(),
    lineHeight: css(),
    textAlign: css(),
    textTransform: css(),
  },
  { additionalProperties: false },
)
export type TextLook = Static<typeof TextLook>

/** A place where a block displays one of the texts that the Studio has asked for. */
export const DisplayedText = Type.Object(
  {
    /** The text as asked for. */
    key: Type.String(),
    /** false: it is part of the page, but not in view, such as on another slide. */
    isVisible: Type.Boolean(),
    /** In pixels of the page's viewport. */
    top: Type.Number(),
    left: Type.Number(),
    width: Type.Number(),
    height: Type.Number(),
    look: TextLook,
  },
  { additionalProperties: false },
)
export type DisplayedText = Static<typeof DisplayedText>

/** From the Studio to the page. */
export const MessageToPage = Type.Union([
  message({
    type: Type.Literal('select'),
    /** null: the document itself. */
    block: Type.Union([Type.String(), Type.Null()]),
    /** Whether a click selects a block instead of its normal action. */
    isChoosing: Type.Boolean(),
  }),
  /** The drafts have changed. */
  message({ type: Type.Literal('refresh'), version: Type.String() }),
  /** Asks where a block displays texts; each is a key as `textKey` returns it. */
  message({
    type: Type.Literal('findTexts'),
    block: Type.String(),
    keys: Type.Array(Type.String(), { maxItems: 500 }),
  }),
  /** Scrolls the page, while something is dragged along its edge; in pixels of the page. */
  message({ type: Type.Literal('scroll'), by: Type.Number() }),
  /** Scrolls to a block without selecting it. */
  message({ type: Type.Literal('reveal'), block: Type.String() }),
])
export type MessageToPage = Static<typeof MessageToPage>

/** From the page to the Studio. */
export const MessageFromPage = Type.Union([
  /** Sent once, when the page takes messages. */
  message({ type: Type.Literal('ready') }),
  message({ type: Type.Literal('chosen'), block: Type.String() }),
  /** A block is being dragged with the mouse; null: no more. */
  message({ type: Type.Literal('dragged'), block: Type.Union([Type.String(), Type.Null()]) }),
  /** A text was double-clicked, at this position in the page's viewport. */
  message({ type: Type.Literal('textChosen'), block: Type.String(), x: Type.Number(), y: Type.Number() }),
  /** A shortcut of the Studio was pressed in the page. */
  message({
    type: Type.Literal('shortcut'),
    key: Type.String(),
    code: Type.String(),
    shiftKey: Type.Boolean(),
  }),
  /** Answers `findTexts`, in the order of the page. */
  message({ type: Type.Literal('texts'), block: Type.String(), texts: Type.Array(DisplayedText) }),
  /** The page shows the drafts of this version, or cannot without being loaded again. */
  message({ type: Type.Literal('refreshed'), version: Type.String(), isShown: Type.Boolean() }),
  /** The displayed blocks, after each change of their positions, and the one under the pointer. */
  message({
    type: Type.Literal('blocks'),
    blocks: Type.Array(BlockBox),
    hovered: Type.Union([Type.String(), Type.Null()]),
  }),
])
export type MessageFromPage = Static<typeof MessageFromPage>
