-- Each request is one more attempt of the next person: the site allows every account only so many a minute.
local people = {}

function init(args)
  for line in io.lines(args[1]) do
    local id, token = line:match("^(%S+) (%S+)$")
    people[#people + 1] = {
      headers = { ["Authorization"] = "Bearer " .. token, ["Content-Type"] = "application/json" },
      body = '{"user_id":"' .. id .. '","lesson_id":"lesson1","answers":["0","1"],"score":0,"total_questions":2}',
    }
  end
  -- Where the last run stopped is not known, so that every run begins with somebody else.
  next_person = tonumber(args[2])
end

function request()
  next_person = next_person % #people + 1
  local person = people[next_person]
  return wrk.format("POST", nil, person.headers, person.body)
end
