/** What is wrong, and what to write instead. */
export const wrongWords: [RegExp, string][] = [
  [/\b\w*colour\w*/i, 'color'],
  [/\bfavourit\w*/i, 'favorite'],
  [/\bcancell(ed|ing)\b/i, 'canceled, canceling'],
  [/\bbehaviour\w*/i, 'behavior'],
  [/\bneighbour\w*/i, 'neighbor'],
  [/\bhonour\w*/i, 'honor'],
  [/\blabour\b(?! Thanks)/, 'labor'],
  [/\bgrey\w*/i, 'gray'],
  [/\bcentre[ds]?\b/i, 'center'],
  [/\b(kilo|centi|milli)?metres?\b/i, 'meter'],
  [
    /\b(organ|recogn|custom|author|summar|normal|optim|minim|maxim|initial|capital)is(e[ds]?|ing|ation)\b/i,
    '-ize',
  ],
  [/\b(label|travel|model|signal|dial)l(ed|ing)\b/i, 'one l'],
  [/\b(spelt|learnt|amongst)\b/i, 'spelled, learned, among'],
  [/\b(licence|defence|offence)s?\b/i, '-ense'],
  [/\bcheques?\b/i, 'check'],
  [/\b(tyre|bonnet|windscreen)s?\b/i, 'tire, hood, windshield'],
  [/\bwhilst\b/i, 'while'],
  [/\be-mail/i, 'email'],
  [/(?<![-/*])\b(mails|mailed|an? mail)\b(?! (server|program)|-)/i, 'emails, emailed'],
  [/\bsign(s|ed|ing)?[ -](in|out)\b/i, 'log in, log out, login'],
  [/\bplease login\b/i, 'please log in'],
  [/\bhammer price/i, 'sold price'],
  [/\bcould not be read\b/i, "couldn't load"],
  [/\bsomebody else\b.*\bmeanwhile\b/i, 'someone else'],
  [/\ball the same\b/i, 'anyway'],
  [/\b(he|his|him|himself)\b/i, 'they, their, them'],
  [/стартов\S*/i, 'начальная (цена)'],
]

/** Words of the specification, kept as it has them. */
export const quoted = [
  'Cancelled',
  'Shipping cancelled',
  'Purchase cancelled',
  'Please login to your account to proceed',
]
