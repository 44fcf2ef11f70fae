//! A guest's devices: the list, ending one, and adding another by a private link or a code. Opening a link changes nothing, so
//! that a program that opens links by itself cannot use one up; only the button does, once, within ten minutes.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use canasta_i18n::devices::IN_AN_APP;
use canasta_i18n::messages::devices;
use canasta_i18n::notice::{self, Notice};
use canasta_live::chance::{self, DEVICE_CODE_LENGTH};
use canasta_live::day;
use canasta_pages::{CarryQuestion, GuestSummary, ListedDevice, Prefs};
use canasta_record::fair;
use canasta_store::{Device, DeviceInvitation, GuestId, SessionHash, WriteError};
use canasta_table::journal::Hash;
use sha2::{Digest as _, Sha256};

use crate::app::App;
use crate::cluster::peers;
use crate::handlers::files;
use crate::handlers::forget::add_device;
use crate::handlers::forms::{FormFields, field, see_other};
use crate::handlers::join::clean_code;
use crate::middleware::origin::Origin;
use crate::middleware::session::{Visitor, new_session, prefs_cookie};
use crate::respond::reply;

/// How long a link and its code are valid, in milliseconds.
const LIFE: i64 = 10 * 60 * 1000;
/// The length of a link's secret, in hexadecimal digits.
const SECRET: usize = 32;

/// `GET /devices`
pub(crate) async fn list(State(app): State<App>, visitor: Visitor) -> Response {
    listed(&app, &visitor, StatusCode::OK, None).await
}

async fn listed(app: &App, visitor: &Visitor, status: StatusCode, fault: Option<&str>) -> Response {
    let (Some(guest), Some(session)) = (visitor.guest, visitor.session) else {
        return reply::html(canasta_pages::devices_page(&visitor.prefs, &[], &[], fault));
    };
    let (Ok(devices), Ok(apart)) = (app.store.devices_of(guest).await, app.store.kept_apart(session).await) else {
        return reply::page(notice::UNAVAILABLE);
    };
    let devices: Vec<ListedDevice> = devices.into_iter().map(|(device, since)| shown(device, since, session)).collect();
    let mut known = Vec::with_capacity(apart.len());
    for guest in apart {
        match known_as(app, guest, None).await {
            Ok(one) => known.push(one),
            Err(notice) => return reply::page(notice),
        }
    }
    let mut response = reply::html(canasta_pages::devices_page(&visitor.prefs, &devices, &known, fault));
    *response.status_mut() = status;
    response
}

fn shown(device: Device, since: i64, asking: SessionHash) -> ListedDevice {
    ListedDevice {
        id: id_of(device.session),
        this: device.session == asking,
        label: device.label,
        since,
        seen: device.seen,
    }
}

/// The id of a device in forms: a part of the stored hash, from which the secret cannot be found.
fn id_of(session: SessionHash) -> String {
    fair::hex(&session.0[..8])
}

/// A guest's name and number of games: the name that they chose, or their last name at a table.
async fn known_as(app: &App, guest: GuestId, chosen: Option<&Prefs>) -> Result<GuestSummary, Notice> {
    let (name, games) = app.store.known_as(guest).await.map_err(reply::unread)?;
    let chosen = chosen.filter(|prefs| !prefs.name.is_empty()).map(|prefs| prefs.name.clone());
    let name = chosen.or(name).unwrap_or_else(|| Prefs::default().display_name().to_owned());
    Ok(GuestSummary { id: fair::hex(&guest.0), name, games })
}

/// `POST /devices/link`: makes a link and a code, which replace older ones.
pub(crate) async fn link(State(app): State<App>, visitor: Visitor, Origin(origin): Origin) -> Response {
    let Some(guest) = visitor.guest else { return see_other("/devices") };
    let (Some(secret), Some(code)) = (chance::hex::<16>(), chance::code_of(DEVICE_CODE_LENGTH)) else {
        return reply::page(notice::UNAVAILABLE);
    };
    let now = chance::now();
    let invitation = DeviceInvitation {
        secret: of_secret(&secret),
        code: of_code(&code),
        guest,
        prefs: visitor.prefs.cookie(),
        expires: now.saturating_add(LIFE),
    };
    match app.store.add_device_invitation(now, invitation).await {
        Ok(()) => {
            let url = format!("{origin}/device/{secret}");
            reply::html(canasta_pages::hand_over_page(&visitor.prefs, &url, &code))
        }
        Err(WriteError::Conflict) => reply::page(notice::UNAVAILABLE),
        Err(why) => reply::page(reply::unwritten(why)),
    }
}

fn of_secret(secret: &str) -> Hash {
    Sha256::digest(format!("canasta device link {secret}").as_bytes()).into()
}

fn of_code(code: &str) -> Hash {
    Sha256::digest(format!("canasta device code {code}").as_bytes()).into()
}

/// `POST /devices/end`: ends a device's session; its screens lose their tables at once.
pub(crate) async fn end(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let (Some(guest), Some(this)) = (visitor.guest, visitor.session) else { return see_other("/devices") };
    let devices = match app.store.devices_of(guest).await {
        Ok(devices) => devices,
        Err(error) => return reply::page(reply::unread(error)),
    };
    let wanted = field(&fields, "device");
    let found = devices.iter().map(|(device, _)| device.session).find(|session| id_of(*session) == wanted);
    let Some(ended) = found else {
        return listed(&app, &visitor, StatusCode::NOT_FOUND, Some(devices::not_one(visitor.prefs.lang))).await;
    };
    if devices.len() == 1 {
        return listed(&app, &visitor, StatusCode::CONFLICT, Some(devices::last(visitor.prefs.lang))).await;
    }
    match app.store.end_session(ended, guest).await {
        // Another request has ended it just now.
        Ok(()) | Err(WriteError::Conflict) => {}
        Err(why) => return reply::page(reply::unwritten(why)),
    }
    peers::session_changed(&app, ended).await;
    see_other(if ended == this { "/" } else { "/devices" })
}

/// `POST /devices/back`: this device goes back to a guest from before.
pub(crate) async fn back(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let Some(session) = visitor.session else { return see_other("/devices") };
    let apart = match app.store.kept_apart(session).await {
        Ok(apart) => apart,
        Err(error) => return reply::page(reply::unread(error)),
    };
    let wanted = field(&fields, "guest");
    let Some(guest) = apart.into_iter().find(|guest| fair::hex(&guest.0) == wanted) else {
        return listed(&app, &visitor, StatusCode::NOT_FOUND, Some(devices::not_one(visitor.prefs.lang))).await;
    };
    let (name, _) = match app.store.known_as(guest).await {
        Ok(known) => known,
        Err(error) => return reply::page(reply::unread(error)),
    };
    match app.store.switch_guest(session, guest).await {
        Ok(()) | Err(WriteError::Conflict) => {}
        Err(why) => return reply::page(reply::unwritten(why)),
    }
    peers::session_changed(&app, session).await;
    let mut response = see_other("/");
    // With the guest, their name comes back.
    let prefs = visitor.prefs.with(name.as_deref().map(|name| ("name", name)));
    response.headers_mut().extend(prefs_cookie(&prefs).map(|cookie| (header::SET_COOKIE, cookie)));
    response
}

/// `GET /device`: where a code is typed.
pub(crate) async fn type_code(visitor: Visitor, headers: HeaderMap) -> Response {
    files::public(&headers, canasta_pages::device_code_page(&visitor.prefs, None))
}

/// `POST /device`: shows whose code it is; once confirmed, does what the link does.
pub(crate) async fn by_code(State(app): State<App>, visitor: Visitor, FormFields(fields): FormFields) -> Response {
    let Some(code) = clean_code(field(&fields, "code"), DEVICE_CODE_LENGTH) else {
        return no_code(&visitor.prefs);
    };
    let invitation = match app.store.device_invitation(&of_code(&code), chance::now()).await {
        Ok(Some(invitation)) => invitation,
        // The limits count this status as a failed try.
        Ok(None) => return no_code(&visitor.prefs),
        Err(error) => return reply::page(reply::unread(error)),
    };
    if field(&fields, "sure") == "yes" {
        return accept(&app, visitor, invitation).await;
    }
    confirmation(&app, &visitor, &invitation, "/device", Some(&code)).await
}

fn no_code(prefs: &Prefs) -> Response {
    let mut response = reply::html(canasta_pages::device_code_page(prefs, Some(devices::used(prefs.lang))));
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}

/// `GET /device/{secret}`: says what the link would do, and does nothing.
pub(crate) async fn look(State(app): State<App>, visitor: Visitor, Path(secret): Path<String>) -> Response {
    match by_secret(&app, &secret).await {
        Ok(invitation) => confirmation(&app, &visitor, &invitation, &format!("/device/{secret}"), None).await,
        Err(notice) => reply::page(notice),
    }
}

/// `POST /device/{secret}`
pub(crate) async fn carry(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
    FormFields(fields): FormFields,
) -> Response {
    match by_secret(&app, &secret).await {
        Ok(invitation) if field(&fields, "sure") == "yes" => accept(&app, visitor, invitation).await,
        Ok(_) => see_other(&format!("/device/{secret}")),
        Err(notice) => reply::page(notice),
    }
}

async fn by_secret(app: &App, secret: &str) -> Result<DeviceInvitation, Notice> {
    if secret.len() != SECRET || !secret.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(notice::NO_SUCH_DEVICE_LINK);
    }
    let found = app.store.device_invitation(&of_secret(secret), chance::now()).await.map_err(reply::unread)?;
    found.ok_or(notice::NO_SUCH_DEVICE_LINK)
}

/// The page that asks for confirmation.
async fn confirmation(
    app: &App,
    visitor: &Visitor,
    invitation: &DeviceInvitation,
    action: &str,
    code: Option<&str>,
) -> Response {
    let chosen = Prefs::from_cookie(&invitation.prefs);
    let who = match known_as(app, invitation.guest, Some(&chosen)).await {
        Ok(who) => who,
        Err(notice) => return reply::page(notice),
    };
    let same = visitor.guest == Some(invitation.guest);
    let before = match visitor.guest.filter(|_| !same) {
        Some(guest) => match known_as(app, guest, Some(&visitor.prefs)).await {
            Ok(before) => Some(before).filter(|before| before.games > 0),
            Err(notice) => return reply::page(notice),
        },
        None => None,
    };
    let in_app = visitor.device.starts_with(IN_AN_APP);
    let question = CarryQuestion { action, code, who: &who, before: before.as_ref(), same, app: in_app };
    reply::html(canasta_pages::carry_page(&visitor.prefs, &question))
}

/// Makes the browser one of the guest's devices.
async fn accept(app: &App, visitor: Visitor, invitation: DeviceInvitation) -> Response {
    if visitor.guest == Some(invitation.guest) {
        return see_other("/devices");
    }
    let Some((session, cookie)) = new_session(&app.config) else { return reply::page(notice::UNAVAILABLE) };
    let now = chance::now();
    let device = Device { session, label: visitor.device, seen: day(now) };
    match app.store.use_device_invitation(now, invitation.secret, visitor.session, device).await {
        Ok(()) => {}
        // Another request was faster.
        Err(WriteError::Conflict) => return reply::page(notice::NO_SUCH_DEVICE_LINK),
        Err(why) => return reply::page(reply::unwritten(why)),
    }
    if let Some(before) = visitor.session {
        peers::session_changed(app, before).await;
    }
    add_device(app, invitation.guest).await;
    let mut response = see_other("/");
    let prefs = Prefs::from_cookie(&invitation.prefs);
    let cookies: [Option<HeaderValue>; 2] = [Some(cookie), prefs_cookie(&prefs)];
    for cookie in cookies.into_iter().flatten() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
