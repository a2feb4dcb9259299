/**
 * What is compared to find a text of a document in the page that displays it: spaces differ between the two, because
 * compiling binds words and HTML breaks lines.
 */
export const textKey = (text: string): string => text.replace(/\s+/g, '')
