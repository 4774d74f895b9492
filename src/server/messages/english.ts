/** The host's texts in English, whose names every other language has. */
import type errors from './englishErrors.json';

/** Errors that only a broken page can cause, which are in English everywhere. */
type EnglishOnly =
  | 'location_id.required'
  | 'key.required'
  | 'not_text'
  | 'not_a_boolean'
  | 'unknown_field'
  | 'bad_step'
  | 'bad_key'
  | 'not_a_list'
  | 'unknown_location'
  | 'unknown_key'
  | 'not_from_page'
  | 'not_json_object'
  | 'not_json_type'
  | 'bad_request'
  | 'foreign_page'
  | 'no_revision'
  | 'bad_call'
  | 'wrong_key'
  | 'key_scope'
  | 'unknown_action'
  | 'same_party'
  | 'same_table_twice';

/** What the host answers to guests and owners, by name. */
export type GuestErrors = Readonly<Record<Exclude<keyof typeof errors, EnglishOnly>, string>>;

/**
 * The texts of mails, of their calendar file, and of the page that a mail leads to. Every language has exactly these
 * names and placeholders. Numbers with a unit, such as `{hold}`, come from `Intl`, in the right plural.
 */
export const englishMail = {
  /** Below the price of a table, on the booking page. */
  price_total: 'Total {total}',
  price_paid_at_venue: 'Paid at the venue',
  mail_guest_subject: 'Your reservation at {venue}: {date}, {time}',
  mail_guest_title: 'Your table is reserved',
  mail_greeting: 'Dear {name},',
  mail_greeting_plain: 'Dear guest,',
  mail_guest_intro: 'Thank you for your reservation at {venue}. We look forward to seeing you.',
  mail_guest_hold: 'Your table is held for {hold} after the reservation time.',
  mail_guest_notes: 'We have received your notes and passed them on to the team.',
  mail_guest_messages:
    'You asked for messages on your phone. To get them, open your reservation with the link in this email and switch them on.',
  mail_guest_changes: 'If your plans change, use the link in this email, or contact us and mention your code {code}:',
  mail_guest_not_you: 'If you did not make this reservation, please let us know.',
  mail_changed_subject: 'Your reservation at {venue} has changed: {date}, {time}',
  mail_changed_title: 'Your reservation has changed',
  mail_changed_intro: 'Your reservation at {venue} has been changed. These are its details from now on:',
  mail_changed_not_you: 'If you did not ask for this change, please let us know.',
  mail_cancelled_subject: 'Your reservation at {venue} is canceled: {date}, {time}',
  mail_cancelled_title: 'Your reservation is canceled',
  mail_cancelled_intro: 'Your reservation at {venue} has been canceled. Its tables are available again.',
  mail_cancelled_questions: 'If you have any questions, you can reach us here:',
  mail_letter_subject: 'About your reservation at {venue}: {date}, {time}',
  mail_letter_title: 'About your reservation',
  mail_letter_text:
    'Unfortunately, we can’t receive you at {venue} on {date} at {time} as planned, because we have changed our opening times. With the link below you can choose another time or cancel.\n\nWe apologize for the inconvenience.',
  mail_confirm_subject: 'Please confirm your reservation at {venue}: {date}, {time}',
  mail_confirm_title: 'Please confirm your reservation',
  mail_confirm_intro:
    'Several tables have been reserved with this email address, this phone number or from the same network. Please open the link and press the button there. Your table is held for {confirm_within}; without your confirmation it becomes available to others.',
  mail_confirm_action: 'Confirm the reservation',
  mail_confirm_not_you: "If you did not make this reservation, you don't need to do anything.",
  mail_notice_subject: 'New reservation {code}: {date}, {time}, guests: {guests}',
  mail_notice_title: 'New reservation',
  mail_notice_intro: 'A guest has made a reservation on your page. Replies to this email go to the guest.',
  mail_change_notice_subject: 'Changed reservation {code}: {date}, {time}, guests: {guests}',
  mail_change_notice_title: 'Changed reservation',
  mail_change_notice_intro:
    'A reservation has been changed. These are its details from now on. Replies to this email go to the guest.',
  mail_undelivered_subject: 'Undelivered: the confirmation of reservation {code}',
  mail_undelivered_title: "A guest's email was rejected",
  mail_undelivered_intro:
    "The guest's mail server has permanently rejected our email, so the guest has no confirmation. Please call, or correct the address.",
  mail_flood_subject: 'Reservations refused: {date}',
  mail_flood_title: 'Someone is trying to reserve many tables',
  mail_flood_intro:
    'One person or network has made many reservations. We now refuse further ones, or ask for confirmation by email. This reservation was made before that. If it is not genuine, cancel it. There will be no further notice within the next hour.',
  mail_rush_subject: 'Many reservations in a short time: {date}',
  mail_rush_title: 'Many tables were reserved within minutes',
  mail_rush_intro:
    'Within ten minutes, guests have reserved an unusually large share of the tables on {date}. This is one of these reservations. Please check them on the day page: cancel what is not genuine, or pause online reservations. There will be no further notice about this date within the next hour.',
  mail_messages_subject: 'Messages to phones have reached their limit',
  mail_messages_title: 'Messages to phones have reached their limit',
  mail_messages_intro:
    'More messages were due than one number, one network or the whole venue may get in a day. Further ones are not sent for now. This is one of the reservations concerned: its guest has the emails. If it is not genuine, cancel it. There will be no further notice within the next hour.',
  mail_manage_action: 'See, change or cancel the reservation',
  mail_manage_short: 'See the reservation',
  mail_cancel_notice_subject: 'Canceled reservation {code}: {date}, {time}, guests: {guests}',
  mail_cancel_notice_title: 'Canceled reservation',
  mail_cancel_notice_intro:
    'A guest has canceled this reservation. Its tables are available again. Replies to this email go to the guest.',
  mail_digest_subject: 'Reservations at {venue}, {date}',
  mail_digest_title: 'Reservations since the last email',
  mail_digest_intro: 'These reservations are new or have changed since the last email of this kind.',
  digest_new: 'New',
  digest_changed: 'Changed',
  digest_cancelled: 'Canceled',
  mail_reminder_subject: 'A reminder of your reservation at {venue}: {date}, {time}',
  mail_reminder_title: 'We look forward to seeing you',
  mail_reminder_intro:
    "This is a reminder of your reservation at {venue}. If you can't come, please cancel it with the link, so that other guests get the table.",
  mail_offer_subject: 'A table is free for you at {venue}',
  mail_offer_title: 'A table is free for you',
  mail_offer_intro:
    'You are on the waiting list of {venue}. We are holding a table for you for a few minutes, until {offer_until}. Please open the link and accept or decline there. Without your answer, the next guests get it.',
  mail_offer_accept: 'Accept the table',
  mail_offer_decline: 'Decline',
  mail_season_subject: 'Your place at {venue}: {place}',
  mail_season_title: 'Your place for the season',
  mail_season_intro:
    'This place at {venue} is yours for the season. When you are not coming, please give the day back with the link, so that others can have your place.',
  mail_season_action: 'See your place, or give days back',
  mail_season_offer_subject: 'Your place at {venue} next season: please answer by {answer_by}',
  mail_season_offer_title: 'Would you like your place again?',
  mail_season_offer_intro:
    'We are keeping your place at {venue} for you for the next season. Please open the link and tell us by {answer_by} whether you would like it. Without your answer, others can have it.',
  mail_season_offer_action: 'Answer',
  mail_season_ended_subject: 'Your place at {venue} is no longer kept: {place}',
  mail_season_ended_title: 'Your place is no longer kept',
  mail_season_ended_intro:
    'We no longer keep this place at {venue} for you: you have declined it, or the time to answer has passed.',
  mail_request_subject: 'Your request to {venue}: {date}, {time}, guests: {guests}',
  mail_request_title: 'We have received your request',
  mail_request_intro: 'Thank you. We will answer you by email. Your request is not a reservation yet.',
  mail_request_declined_subject: 'Your request to {venue}: {date}, {time}, guests: {guests}',
  mail_request_declined_title: 'We have no room for your party',
  mail_request_declined_intro:
    'Unfortunately, we can’t receive your party at this time. We would be glad to see you another time.',
  mail_request_notice_subject: 'Request: {date}, {time}, guests: {guests}',
  mail_request_notice_title: 'A large party asks for tables',
  mail_request_notice_intro:
    'This party is too large to reserve online. On the day page, make a reservation for it, or decline. The guest gets your answer by email. Replies to this email go to the guest.',
  mail_request_alarm_subject: 'Many requests of large parties',
  mail_request_alarm_title: 'Many large parties ask for tables',
  mail_request_alarm_intro:
    'Within an hour, an unusual number of large parties has asked for tables. This is the latest of these requests. Decline on the day page what is not genuine. There will be no further notice within the next hour.',
  // Messages on the telephone. WhatsApp accepts no text that begins or ends with a value.
  message_guest:
    'Your table at {venue} is reserved: {date}, {time}, guests: {guests}. To see, change or cancel it, open {link} or tell us your code {code} on the phone.',
  message_changed:
    'Your reservation at {venue} has changed. It is now: {date}, {time}, guests: {guests}. To see, change or cancel it, open {link} or tell us your code {code} on the phone.',
  message_cancelled:
    'Your reservation at {venue} ({date}, {time}) is canceled. If this is a mistake, please tell us your code {code} on the phone.',
  message_reminder:
    'A reminder of your table at {venue}: {date}, {time}, guests: {guests}. If you can’t come, please open {link} and cancel, so that others get the table.',
  message_offer:
    'A table is free for you at {venue}. We hold it until {offer_until}. Please open {link} and accept or decline there.',
  mail_whatsapp: 'Write to the guest on WhatsApp',
  message_greeting: 'Hello {name}, this is {venue}, about your reservation on {date} at {time}: ',
  confirm_title: 'Confirm your reservation',
  confirm_facts: '{date}, {time}, guests: {guests}',
  confirm_button: 'Confirm the reservation',
  confirmed_title: 'Your table is reserved',
  confirmed_intro: 'Thank you. An email with the details is on its way to you. Your code: {code}',
  confirm_invalid_title: 'This link is not valid',
  confirm_invalid_intro:
    'It may have been used already, or the time to confirm may have passed. If you have confirmed your reservation, you have received an email with its details. Otherwise please reserve again, or call us at {telephone}.',
  manage_title: 'Your reservation',
  manage_reserved: 'Reserved',
  manage_held: 'Waiting for your confirmation. Please open the link in our email.',
  manage_cancelled: 'Canceled. The tables are available to others again.',
  manage_arrived: 'You have arrived. Enjoy your visit.',
  manage_past: 'This visit is over.',
  manage_changed: 'Your reservation has been changed. An email with its details is on its way to you.',
  manage_change: 'Change reservation',
  manage_cancel: 'Cancel reservation',
  manage_cancel_yes: 'Yes, cancel it',
  manage_cancel_intro: 'If you cancel, your tables become available to others at once.',
  manage_calendar: 'Add to calendar',
  manage_calendar_cancel: 'Remove from calendar',
  manage_directions: 'Directions',
  manage_change_title: 'Change your reservation',
  manage_save: 'Save changes',
  manage_back: 'Keep it as it is',
  manage_messages_end: 'No more messages on my phone',
  manage_messages_start: 'Message me on {phone}, too',
  manage_messages_ended: 'You will get no more messages on your phone.',
  manage_plan: 'Your tables on the plan: {tables}',
  manage_invalid_intro:
    'It may have expired, or part of it may be missing. Please open the link in our latest email, or call the place where you reserved.',
  manage_offer: 'We are holding this table for you until {offer_until}.',
  manage_offer_over: 'This table is no longer held for you.',
  manage_accept: 'Accept the table',
  manage_decline: 'Decline',
  manage_days: 'Your days',
  manage_change_all: 'Change the whole stay',
  manage_cancel_all: 'Cancel all days',
  manage_beside: 'Sit next to us',
  manage_beside_intro:
    'A link for your friends: it opens the plan for your days, with your place marked and the nearest free places. It tells neither your name nor anything else.',
  manage_beside_make: 'Make a link for friends',
  /** The link itself, to be copied or passed on. */
  manage_beside_link: 'The link for friends',
  manage_beside_end: 'End this link',
  manage_all_days: 'All days of your stay',
  links_title: 'Find your reservation',
  links_intro:
    'Enter the email address that you reserved with. We send you the email about each of your coming reservations again, with its link.',
  links_send: 'Send me my links',
  links_sent:
    'If there are coming reservations with this address, their emails are on the way. This can take a few minutes. If nothing arrives, please call us at {telephone}.',
  season_title: 'Your place for the season',
  season_place: 'Place',
  season_from: 'From',
  season_until: 'To',
  season_give_title: 'Not coming on…',
  season_give_intro:
    'Tell us the days on which you are not coming, so that others can have your place. Leave “To” empty for a single day.',
  season_give: 'Give these days back',
  season_given_title: 'Days given back',
  season_take: 'Take back',
  season_resold: 'reserved by someone else',
  season_given: 'Thank you. Others can reserve your place on these days.',
  season_taken: 'The place is yours again on this day.',
  season_sold: 'Someone else has reserved your place on this day in the meantime.',
  season_offer_intro: 'We are keeping this place for you until {answer_by}. Would you like it for the season?',
  season_accept: 'Yes, I would like it',
  season_decline: 'No, thank you',
  season_accepted: 'Thank you. The place is yours for the season.',
  season_gone: 'The venue has changed its floor plan, which no longer has this place. Please call us:',
  season_over: 'This place is no longer kept for you. If you would still like it, please call us:',
  season_dates: 'These dates are not in your season, or have passed. Nothing has changed.',
  manage_begun: 'It is already time for your reservation. To change anything, please call us.',
  reserve_again: 'Reserve a table',
  /** A fact in the text of a mail. */
  labelled: '{label}: {value}',
  /** What a fact is after a change. */
  changed_from: '{now} (before: {before})',
  label_status: 'Status',
  label_code: 'Code',
  label_date: 'Date',
  label_arrival: 'Arrival',
  label_departure: 'Departure',
  label_days: 'Days',
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
  stay_until: '{stay}, until {time}',
} as const;

export type MailTexts = Readonly<Record<keyof typeof englishMail, string>>;
