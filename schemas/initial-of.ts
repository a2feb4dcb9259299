/** The first letter of a name; Oʻ, Gʻ, Sh and Ch are single letters of Uzbek. Empty for an empty name. */
export const initialOf = (name: string): string => /^(?:[OG][ʻʼ‘’'`]|[SC]h|.)/iu.exec(name)?.[0] ?? ''
