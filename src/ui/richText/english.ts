/** The texts of the text editor in English. Each page that has one names them in its own file of each language. */
export const richTextTexts = {
  formatting: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  link: 'Link',
  linkAddress: 'Link address',
  setLink: 'Set',
  invalidLink: 'Enter a link that starts with https://, mailto: or tel:.',
};
