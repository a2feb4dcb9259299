/** Links and actions that invite to pay in or to play, in a document written as JSON. */
const invitation =
  /(?:"to":"|href=\\")\/(?:[a-z]{2}\/)?(?:cashier\/deposit|promotions|offers|gamehall|betting)(?=["/?#\\])|"popup":"deposit"/

/** Whether a value contains a link or action that invites to pay in or to play. */
export const invitesToPlay = (value: object): boolean => invitation.test(JSON.stringify(value))
