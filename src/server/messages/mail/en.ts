/**
 * The texts of mails, of their calendar file, and of the page that a mail leads to. Every language has exactly these
 * names and placeholders. Numbers with a unit, such as `{hold}`, come from `Intl`, in the right plural.
 */
export const en = {
  mail_guest_subject: 'Your reservation at {venue}: {date}, {time}',
  mail_guest_title: 'Your table is reserved',
  mail_greeting: 'Dear {name},',
  mail_greeting_plain: 'Dear guest,',
  mail_guest_intro: 'Thank you for your reservation at {venue}. We look forward to seeing you.',
  mail_guest_hold: 'Your table is held for {hold} after the reservation time.',
  mail_guest_notes: 'We have received your notes and passed them on to the team.',
  mail_guest_changes: 'If your plans change, please contact us and mention your code {code}:',
  mail_guest_not_you: 'If you did not make this reservation, please let us know.',
  mail_cancelled_subject: 'Your reservation at {venue} is canceled: {date}, {time}',
  mail_cancelled_title: 'Your reservation is canceled',
  mail_cancelled_intro: 'Your reservation at {venue} has been canceled. Its tables are available again.',
  mail_cancelled_questions: 'If you have any questions, you can reach us here:',
  mail_confirm_subject: 'Please confirm your reservation at {venue}: {date}, {time}',
  mail_confirm_title: 'Please confirm your reservation',
  mail_confirm_intro:
    'Several tables have been reserved with this email address, this phone number or from the same network. Please open the link and press the button there. Your table is held for {confirm_within}; without your confirmation it becomes available to others.',
  mail_confirm_action: 'Confirm the reservation',
  mail_confirm_not_you: "If you did not make this reservation, you don't need to do anything.",
  mail_notice_subject: 'New reservation {code}: {date}, {time}, guests: {guests}',
  mail_notice_title: 'New reservation',
  mail_notice_intro: 'A guest has made a reservation on your page. Replies to this email go to the guest.',
  mail_undelivered_subject: 'Undelivered: the confirmation of reservation {code}',
  mail_undelivered_title: "A guest's email was rejected",
  mail_undelivered_intro:
    "The guest's mail server has permanently rejected our email, so the guest has no confirmation. Please call, or correct the address.",
  mail_flood_subject: 'Reservations refused: {date}',
  mail_flood_title: 'Someone is trying to reserve many tables',
  mail_flood_intro:
    'One person or network has made many reservations. Further ones are refused or must be confirmed by email. This is one of those already made. If it is not genuine, cancel it. There will be no further notice within the next hour.',
  confirm_title: 'Confirm your reservation',
  confirm_facts: '{date}, {time}, guests: {guests}',
  confirm_button: 'Confirm the reservation',
  confirmed_title: 'Your table is reserved',
  confirmed_intro: 'Thank you. An email with the details is on its way to you. Your code: {code}',
  confirm_invalid_title: 'This link is not valid',
  confirm_invalid_intro:
    'It may have been used already, or the time for the confirmation may be over. If you have confirmed your reservation, you have received an email with its details. Otherwise please reserve again, or call us at {telephone}.',
  reserve_again: 'Reserve a table',
  label_code: 'Code',
  label_date: 'Date',
  label_time: 'Time',
  label_stay: 'Stay',
  label_guests: 'Guests',
  label_tables: 'Tables',
  label_until: 'Vacate by',
  label_name: 'Name',
  label_email: 'Email',
  label_phone: 'WhatsApp',
  label_notes: 'Notes',
  label_discount_code: 'Promo code',
  label_telephone: 'Telephone',
  label_address: 'Address',
  midnight_start: '{time} (midnight, start of the day)',
  midnight_end: '{time} (midnight, end of the day)',
  stay_rest: 'rest of the day',
} as const;

export type MailTexts = Readonly<Record<keyof typeof en, string>>;
